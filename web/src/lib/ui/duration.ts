/** Spans of time, as short as they can be said. */
import { say } from "../i18n.svelte";

const two = (number: number): string => String(number).padStart(2, "0");

/** What is left, rounded up: 0:42, 1:05:00, 3 days. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 2 * 86_400) return say("web-days", { days: Math.floor(whole / 86_400) });
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

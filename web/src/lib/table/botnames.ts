/** What bots are called. */
export const BOT_NAMES: readonly string[] = ["Mira", "Tarn", "Jo", "Wyla", "Pate", "Osha"];

/**
 * The name of the bot on each seat, and undefined where a person sits. Whoever had the seats in a game that goes on
 * here: a bot among them keeps its name, and no other gets it.
 */
export function namesOfBots(bots: readonly boolean[], before: readonly string[] = []): (string | undefined)[] {
  const free = BOT_NAMES.filter((name) => !before.includes(name));
  return bots.map((bot, seat) => {
    const name = before[seat] ?? "";
    if (!bot) return undefined;
    return BOT_NAMES.includes(name) ? name : (free.shift() ?? `Bot ${seat + 1}`);
  });
}

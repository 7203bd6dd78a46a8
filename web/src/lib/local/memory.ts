/**
 * Python's memory just after its start, kept in the browser: the next visit takes it and need not start Python again.
 * It holds nothing but Python and its standard library; libraries of C could not be in it.
 */
import type { Place } from "./messages";
import { withEmpty, withoutEmpty } from "./pages";

/** A page that is not from this device or from a safe address has no such store. */
const store = (): CacheStorage | undefined => (self as { caches?: CacheStorage }).caches;
/** Not the service worker's name: it throws away all that begins with it. */
const shelf = (place: Place): string => `python of ${place.shelf}`;
/** One memory for each version of Python and of our package. */
const key = (place: Place): string => `${place.python}memory?${new URL(place.council).pathname}`;

/** What an earlier visit kept; its bytes are not read yet. */
export async function recall(place: Place): Promise<Response | undefined> {
  try {
    const cache = await store()?.open(shelf(place));
    return await cache?.match(key(place));
  } catch {
    return undefined;
  }
}

/** The bytes of what was kept. */
export async function read(memory: Response): Promise<ArrayBuffer> {
  return withEmpty(await memory.arrayBuffer());
}

/** Keep it for the next visit, in place of any other. */
export async function keep(place: Place, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await forget(place);
    const cache = await store()?.open(shelf(place));
    await cache?.put(key(place), new Response(withoutEmpty(memory)));
  } catch {
    // a full disk, or a browser that keeps nothing: the next visit starts Python again
  }
}

export async function forget(place: Place): Promise<void> {
  await store()?.delete(shelf(place));
}

export const canKeep = (): boolean => store() !== undefined;

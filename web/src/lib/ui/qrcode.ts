/**
 * A link as a QR code. The page makes it itself: the link of a seat holds the key of the seat, which
 * is not to reach a server.
 */
import { encode } from "uqr";

/** Light squares around the code, as the standard asks. */
const BORDER = 4;

export interface QrPicture {
  /** Squares on a side, with the border. */
  size: number;
  /** The dark squares, as the path of an SVG. */
  path: string;
}

export function qrPicture(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { size, path: rows.join("") };
}

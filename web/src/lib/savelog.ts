/** Without a server a log has no address: it is made when somebody asks for it. */
import { api } from "./api";
import { serverless } from "./serverless";

const KEPT = 60_000; // milliseconds, until every browser has written the file

/** For links to a log that download it. */
export function saveLog(event: MouseEvent, table: string): void {
  if (!serverless) return;
  event.preventDefault();
  const name = (event.currentTarget as HTMLAnchorElement).download;
  void api.log(table).then((text) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
  });
}

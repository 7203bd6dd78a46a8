/** What a card on the table can be asked and told, whatever it lies in. */
export type CardState = "" | "can" | "chosen" | "hinted";

export interface CardHandlers {
  state(id: string): CardState;
  danger(id: string): "danger" | "saved" | null;
  press(id: string): void;
  doubt(id: string): void;
  /** 0 for the one thing the Tab key leads to, -1 for the others: arrows lead on. */
  tab(id: string): 0 | -1;
}

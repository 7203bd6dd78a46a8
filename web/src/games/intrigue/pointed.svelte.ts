/** The card whose name is pointed at in the history; the court lights it. */
export const pointed = $state({ id: "" });

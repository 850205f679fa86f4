/** A day at the top of a text, which YAML reads as a point in time: "2026-03-31". */
export const dayOf = (typed: string | Date): string => new Date(typed).toISOString().slice(0, 10);

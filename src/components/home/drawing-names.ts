/** The small drawings for reasons to visit, used by `Topic`. */
export const TOPIC_DRAWINGS = ['sale', 'key', 'number', 'units', 'door', 'window'] as const;
export type TopicDrawingName = (typeof TOPIC_DRAWINGS)[number];

/** The drawings of the steps of a test; `stepPhotos` in `company.json` has its photos under the same names. */
export const STEP_DRAWINGS = ['calendar', 'device', 'lab', 'report'] as const;
export type StepDrawingName = (typeof STEP_DRAWINGS)[number];

/** The small drawings of what brings people here. */
export const TOPIC_DRAWINGS = ['sale', 'key', 'number', 'units', 'door', 'window'] as const;
export type TopicDrawingName = (typeof TOPIC_DRAWINGS)[number];

/** The drawings of the steps of a test, by which `company.json` has their photographs too. */
export const STEP_DRAWINGS = ['calendar', 'device', 'lab', 'report'] as const;
export type StepDrawingName = (typeof STEP_DRAWINGS)[number];

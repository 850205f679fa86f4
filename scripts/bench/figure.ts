/** One measured value, with what it should be where there is a target. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  target?: string;
  pass?: boolean;
}

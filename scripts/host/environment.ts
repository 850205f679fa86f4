/**
 * Sets environment variables for the functions, which read `process.env` as in production.
 *
 * @param variables name and value; `undefined` removes the variable
 * @returns a function that restores the previous values
 */
export function applyEnvironment(variables: Record<string, string | undefined>): () => void {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  for (const [name, value] of Object.entries(variables)) assign(name, value);
  return () => before.forEach(([name, value]) => assign(name, value));
}

function assign(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

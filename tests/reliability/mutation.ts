/**
 * `npm run test:mutation`: breaks the contact core and the local host in hundreds of ways, by hand
 * and by rule; the unit tests must notice. Prints what they did not; exits with 1 below 95 %.
 */
process.env['MUTATION'] = 'all';

async function main(): Promise<void> {
  const { MUTANTS } = await import('./support/mutants');
  const { survivorsOf, describeMutant } = await import('./support/run-mutants');
  const survivors = await survivorsOf(MUTANTS);
  for (const mutant of survivors) console.log(describeMutant(mutant));
  const share = (100 * (MUTANTS.length - survivors.length)) / MUTANTS.length;
  console.log(
    `${MUTANTS.length - survivors.length} of ${MUTANTS.length} caught (${share.toFixed(1)} %).`,
  );
  if (share < 95) process.exitCode = 1;
}

void main();

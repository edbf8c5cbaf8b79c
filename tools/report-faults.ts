/** Names each fault on a line of its own; the program fails if there is one. */
export function reportFaults(faults: readonly string[]): void {
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

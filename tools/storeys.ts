/** `npm test -- storeys`: no import points upwards or sideways. */
import { findStoreyFaults } from './checks/storeys.ts';
import { ROOT } from './steps.ts';

const faults = await findStoreyFaults(ROOT);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

/** `npm test -- storeys`: no import points upwards or sideways. */
import { findStoreyFaults } from './checks/storeys.ts';
import { reportFaults } from './report-faults.ts';
import { ROOT } from './steps.ts';

reportFaults(await findStoreyFaults(ROOT));

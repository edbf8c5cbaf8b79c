/** `npm test -- layers`: no import points upwards or sideways. */
import { findLayerFaults } from './checks/layers.ts';
import { reportFaults } from './report-faults.ts';
import { ROOT } from './steps.ts';

reportFaults(await findLayerFaults(ROOT));

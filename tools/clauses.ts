/** `npm test -- clauses`: every clause and every rule is answered for. */
import { findClauseFaults } from './checks/clauses.ts';
import { reportFaults } from './report-faults.ts';
import { ROOT } from './steps.ts';

reportFaults(findClauseFaults(ROOT));

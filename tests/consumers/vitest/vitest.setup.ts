import { configure } from '@testing-library/dom';

// For busy machines.
configure({ asyncUtilTimeout: 60_000 });
Object.assign(globalThis, { litIssuedWarnings: new Set(['dev-mode']) });

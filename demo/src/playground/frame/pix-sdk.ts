/** The package as a global, `PixSdk`, from which the frame's modules re-export. */
import * as elements from '../../../../src/elements.ts';
import * as client from '../../../../src/index.ts';

export const all = { ...client, ...elements };

/** Registers the elements, as `import 'pix-sdk/define'` does. */
export const define = () => import('../../../../src/define.ts');

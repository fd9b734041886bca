import { Edit } from './edit.ts';
import { wp } from './wp.ts';

// What the block saves are its attributes: the server writes the container.
wp.blocks.registerBlockType('pix/pictures', { edit: Edit, save: () => null });

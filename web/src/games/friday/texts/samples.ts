export { samples } from '../../pile/texts/samples';

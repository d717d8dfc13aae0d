export { paintPortrait, type PortraitRequest } from './portrait.ts';
export { sceneNames } from './scene.ts';

import scene from './evening-scene.svg?no-inline';

/** The picture of the home page: an evening by the water. Our own drawing; decorative, so hidden from screen readers. */
export const EveningScene = () => <img className="evening-scene" src={scene} alt="" />;

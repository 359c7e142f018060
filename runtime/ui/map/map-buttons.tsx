import { useMessages } from '../../screen/use-messages.ts';
import { Drawing } from '../element/drawing.tsx';
import css from './map-buttons.module.css';
import { largestZoom } from './map-view.ts';
import type { MapViewState } from './use-map-view.ts';

const drawings = {
  larger: 'M12 5v14M5 12h14',
  smaller: 'M5 12h14',
  whole: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
};

/** Makes a map larger and smaller, and shows the whole of it again. They stay in reach when they have nothing to do. */
export function MapButtons({ state }: { readonly state: MapViewState }) {
  const t = useMessages();
  const { zoom } = state.view;
  const buttons = [
    {
      name: 'larger',
      label: t('mapZoomIn'),
      isOff: zoom >= largestZoom,
      press: () => state.zoomBy(1),
    },
    { name: 'smaller', label: t('mapZoomOut'), isOff: zoom === 1, press: () => state.zoomBy(-1) },
    { name: 'whole', label: t('mapWhole'), isOff: zoom === 1, press: state.showWhole },
  ] as const;
  return (
    <div className={css.buttons} data-needs-script="">
      {buttons.map(({ name, label, isOff, press }) => (
        <button
          key={name}
          type="button"
          className={css.button}
          aria-label={label}
          title={label}
          aria-disabled={isOff || undefined}
          onClick={press}
        >
          <Drawing d={drawings[name]} className={css.sign} />
        </button>
      ))}
    </div>
  );
}

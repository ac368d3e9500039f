import { Layer, type LayerProps } from '../layer/layer.tsx'
import layer from '../layer/layer.module.css'

/** Centred modal dialog; a bottom sheet on small screens. Needs no script. */
export function Dialog(props: LayerProps) {
  return <Layer {...props} className={layer.centre} />
}

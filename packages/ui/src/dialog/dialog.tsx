import { Layer, type LayerProps } from '../layer/layer.tsx'
import layer from '../layer/layer.module.css'

/** A question in the middle of the page; on a small screen it stands on its lower edge. Needs no script. */
export function Dialog(props: LayerProps) {
  return <Layer {...props} className={layer.centre} />
}

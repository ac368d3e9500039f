import { Layer, type LayerProps } from '../layer/layer.tsx'
import layer from '../layer/layer.module.css'

/** Modal drawer at the side. Needs no script. */
export function SidePanel({ wide = false, ...props }: LayerProps & { wide?: boolean }) {
  return <Layer {...props} className={`${layer.side} ${wide ? layer.wide : ''}`} />
}

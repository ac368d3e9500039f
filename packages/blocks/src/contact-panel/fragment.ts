import { pictureSelection } from '../pictures/picture-content.ts'

export const contactPanelFragment = `fragment ContactPanel on ContactPanelBlock {
  blockType
  lead
  person
  role
  image ${pictureSelection}
  href
}`

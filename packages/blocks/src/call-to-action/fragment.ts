import { pictureSelection } from '../pictures/picture-content.ts'

export const callToActionFragment = `fragment CallToAction on CallToActionBlock {
  blockType
  heading
  lead
  image ${pictureSelection}
  actions { text href }
}`

import { pictureSelection } from '../pictures/picture-content.ts'

export const imageFragment = `fragment Image on ImageBlock {
  blockType
  image ${pictureSelection}
  layout
  caption
}`

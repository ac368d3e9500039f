import { pictureSelection } from '../pictures/picture-content.ts'

export const textWithMediaFragment = `fragment TextWithMedia on TextWithMediaBlock {
  blockType
  heading
  body
  image ${pictureSelection}
  imageSide
  imageShape
  links { text href }
}`

import { pictureSelection } from '../pictures/picture-content.ts'
import { headSelection } from '../sections/head-content.ts'

export const productTeasersFragment = `fragment ProductTeasers on ProductTeasersBlock {
  blockType
  ${headSelection}
  products { slug name text image ${pictureSelection} }
}`

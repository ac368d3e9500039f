import { galleryGroups } from '@ferrule/ui/gallery'
import { ExampleList } from './example-list.tsx'
import { GuideHead } from './guide-head.tsx'

export default function ButtonsPage() {
  return (
    <>
      <GuideHead title="Buttons" />
      <ExampleList pages={galleryGroups.base} arrangement="cells" />
    </>
  )
}

import { galleryGroups } from '@ferrule/ui/gallery'
import { ExampleList } from './example-list.tsx'
import { GuideHead } from './guide-head.tsx'

export default function InputsPage() {
  return (
    <>
      <GuideHead title="Inputs" />
      <ExampleList pages={galleryGroups.forms} arrangement="cells" />
    </>
  )
}

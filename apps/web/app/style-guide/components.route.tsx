import { galleryGroups } from '@ferrule/ui/gallery'
import { ExampleList } from './example-list.tsx'
import { GuideHead } from './guide-head.tsx'

export default function ComponentsPage() {
  return (
    <>
      <GuideHead title="Components" />
      <ExampleList pages={[...galleryGroups.navigation, ...galleryGroups.display]} arrangement="rows" />
    </>
  )
}

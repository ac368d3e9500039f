import { galleryGroups } from '@ferrule/ui/gallery'
import { ExampleList } from './example-list.tsx'
import { useTexts } from '../frame/texts.tsx'
import { GuideHead } from './guide-head.tsx'
import { listsInWords } from './own-words.tsx'
import { useLook } from './use-look.ts'

export default function ComponentsPage() {
  const words = listsInWords({ language: useLook().language, texts: useTexts() })
  return (
    <>
      <GuideHead title="Components" />
      <ExampleList pages={[...galleryGroups.navigation, ...galleryGroups.display, words]} arrangement="rows" />
    </>
  )
}

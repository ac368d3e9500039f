import { galleryGroups } from '@ferrule/ui/gallery'
import { ExampleList } from './example-list.tsx'
import { useTexts } from '../frame/texts.tsx'
import { GuideHead } from './guide-head.tsx'
import { translatedLists } from './translated-examples.tsx'
import { useGuideOptions } from './use-guide-options.ts'

export default function ComponentsPage() {
  const translated = translatedLists({ language: useGuideOptions().language, texts: useTexts() })
  return (
    <>
      <GuideHead title="Components" />
      <ExampleList pages={[...galleryGroups.navigation, ...galleryGroups.display, translated]} arrangement="rows" />
    </>
  )
}

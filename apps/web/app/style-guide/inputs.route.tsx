import { galleryGroups } from '@ferrule/ui/gallery'
import { ExampleList } from './example-list.tsx'
import { useTexts } from '../frame/texts.tsx'
import { GuideHead } from './guide-head.tsx'
import { translatedFields } from './translated-examples.tsx'
import { useGuideOptions } from './use-guide-options.ts'

export default function InputsPage() {
  const translated = translatedFields({ language: useGuideOptions().language, texts: useTexts() })
  return (
    <>
      <GuideHead title="Inputs" />
      <ExampleList pages={[...galleryGroups.forms, translated]} arrangement="cells" />
    </>
  )
}

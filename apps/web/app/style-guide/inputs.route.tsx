import { galleryGroups } from '@ferrule/ui/gallery'
import { ExampleList } from './example-list.tsx'
import { useTexts } from '../frame/texts.tsx'
import { GuideHead } from './guide-head.tsx'
import { fieldsInWords } from './own-words.tsx'
import { useLook } from './use-look.ts'

export default function InputsPage() {
  const words = fieldsInWords({ language: useLook().language, texts: useTexts() })
  return (
    <>
      <GuideHead title="Inputs" />
      <ExampleList pages={[...galleryGroups.forms, words]} arrangement="cells" />
    </>
  )
}

import { blockPages } from '@ferrule/blocks/gallery'
import { ExampleList } from './example-list.tsx'
import { GuideHead } from './guide-head.tsx'

export default function ModulesPage() {
  return (
    <>
      <GuideHead title="Modules" />
      <ExampleList pages={blockPages} arrangement="wide" />
    </>
  )
}

import { Content } from '../../../elements.jsx'

export const dynamic = 'force-dynamic'

export default function Page() {
  return <Content />
}

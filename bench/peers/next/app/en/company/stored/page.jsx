import { Content } from '../../../elements.jsx'

export const dynamic = 'force-static'
export const revalidate = 300

export default function Page() {
  return <Content />
}

import type { Example } from '../example.ts'
import { ShowMore } from './show-more.tsx'

export const showMoreExamples: Example[] = [
  {
    name: 'link, no script',
    render: () => <ShowMore range="1 to 10 of 38" label="Show more" shown={10} total={38} href="#page-2" />,
  },
  { name: 'button', render: () => <ShowMore range="1 to 20 of 38" label="Show 10 more" shown={20} total={38} /> },
  {
    name: 'loading',
    render: () => (
      <ShowMore range="1 to 20 of 38" label="Show more" shown={20} total={38} loading loadingLabel="Loading entries" />
    ),
  },
  { name: 'all shown', render: () => <ShowMore range="1 to 38 of 38" label="Show more" shown={38} total={38} /> },
]

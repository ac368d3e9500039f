import type { Example } from '../example.ts'
import { Button, ButtonLink } from './button.tsx'

export const buttonExamples: Example[] = [
  { name: 'primary', render: () => <Button>Send request</Button> },
  { name: 'secondary', render: () => <Button look="secondary">Add to comparison</Button> },
  { name: 'quiet', render: () => <Button look="quiet">Clear cart</Button> },
  { name: 'loading', render: () => <Button loading>Sending request</Button> },
  { name: 'disabled', render: () => <Button disabled>Send request</Button> },
  {
    name: 'link with arrow',
    render: () => (
      <ButtonLink href="#machines" arrow>
        Explore machines
      </ButtonLink>
    ),
  },
]

import type { Example } from '../example.ts'
import { Button, ButtonLink } from './button.tsx'
import classes from './examples.module.css'

export const buttonExamples: Example[] = [
  { name: 'primary', render: () => <Button>Send request</Button> },
  { name: 'secondary', render: () => <Button variant="secondary">Add to comparison</Button> },
  { name: 'quiet', render: () => <Button variant="quiet">Clear cart</Button> },
  {
    name: 'on a dark band',
    render: () => (
      <div className={classes.band}>
        <Button variant="inverse">Talk to an Expert</Button>
        <ButtonLink variant="inverse-secondary" href="#locations">
          Find a location
        </ButtonLink>
      </div>
    ),
  },
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
  {
    name: 'long words',
    language: 'de',
    render: () => <Button>Crimpkraftüberwachungsprotokollzusammenfassungen anfordern</Button>,
  },
]

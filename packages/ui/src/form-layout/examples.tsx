import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import type { Example } from '../example.ts'
import { Select } from '../select/select.tsx'
import { TextArea, TextField } from '../text-field/text-field.tsx'
import { FormActions, FormGroup, FullWidthField } from './form-layout.tsx'

const labels = { optional: '(optional)', error: 'Error:' }

function WhoAreYou() {
  return (
    <FormGroup id="who" title="Who are you?" note="Fields without “optional” are needed to answer you.">
      <TextField name="given" label="First name" labels={labels} defaultValue="Marta" autoComplete="given-name" />
      <TextField name="family" label="Last name" labels={labels} defaultValue="Holzer" autoComplete="family-name" />
      <TextField
        name="mail"
        type="email"
        label="E-mail"
        labels={labels}
        error="Please enter a valid E-Mail"
        defaultValue="m.holzer@brenner"
      />
      <TextField name="mobile" type="tel" label="Telephone" labels={labels} optional />
    </FormGroup>
  )
}

function WhatDoYouNeed() {
  return (
    <FormGroup id="what" title="What do you need?">
      <Select
        name="need"
        label="Requested service"
        labels={labels}
        placeholder="Select a service"
        options={[{ value: 'repair', label: 'Repair on site' }]}
      />
      <TextField name="plate" label="Machine name" labels={labels} defaultValue="Axion 56 S" />
      <FullWidthField>
        <TextArea name="story" label="Description" labels={labels} />
        <Checkbox name="elsewhere" label="Parts go back to a different address" />
      </FullWidthField>
    </FormGroup>
  )
}

export const formLayoutExamples: Example[] = [
  {
    name: 'a whole form',
    render: () => (
      <form noValidate>
        <WhoAreYou />
        <WhatDoYouNeed />
        <FormActions note="You receive a case number by e-mail.">
          <Button type="submit">Send request</Button>
          <Button variant="secondary">Save draft</Button>
        </FormActions>
      </form>
    ),
  },
  {
    name: 'while sending',
    render: () => (
      <FormActions>
        <Button loading>Sending request</Button>
      </FormActions>
    ),
  },
]

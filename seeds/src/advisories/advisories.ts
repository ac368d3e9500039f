export type SeedAdvisory = {
  id: string
  status: 'interim' | 'final'
  releasedAt: string
  title: string
  summary: string
  detail: string
  cve: string
  cwe: [id: string, name: string]
  rating: { score: number; severity: string; vector: string }
  /** Families of machines, all versions before `fixedIn`, or all versions. */
  families: string[]
  fixedIn: string | null
  models?: string[]
  isUnderInvestigation?: true
  remediations: [category: 'vendor_fix' | 'workaround' | 'mitigation', details: string][]
  thanks?: string
}

/** Security advisories of the demo group, newest first. The vulnerabilities are invented. */
export const advisories: SeedAdvisory[] = [
  {
    id: 'NSA-2026-07',
    status: 'final',
    releasedAt: '2026-11-10T08:00:00.000Z',
    title: 'Remote service port accepts old keys',
    summary:
      'The port for remote service (TCP 8443) also accepts keys that were withdrawn before 2025. Someone with such a key and access to the plant network can read wire lists and change machine parameters.',
    detail:
      'Safety functions are not affected: guards and emergency stop work independently of the control. We know of no attack.',
    cve: 'CVE-2026-90713',
    cwe: ['CWE-299', 'Improper Check for Certificate Revocation'],
    rating: { score: 8.1, severity: 'HIGH', vector: 'CVSS:3.1/AV:A/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:N' },
    families: ['Axion', 'Corva'],
    fixedIn: '6.4.1',
    remediations: [
      ['vendor_fix', 'Install control 6.4.1. It takes 25 minutes and a restart; wire lists stay.'],
      ['workaround', 'Close port 8443 between plant network and machine, or switch off remote service.'],
      ['mitigation', 'Check the sign-ins of unknown keys under Service, Diagnosis since 1 January 2026.'],
    ],
    thanks: 'Alpine Security Lab',
  },
  {
    id: 'NSA-2026-06',
    status: 'interim',
    releasedAt: '2026-11-03T09:30:00.000Z',
    title: 'Image evaluation stops after a crafted picture',
    summary:
      'A library for pictures in the image evaluation may need all memory when it reads a crafted file. The inspection then stops until a restart.',
    detail: 'We examine which versions contain the library, and publish the result in this advisory.',
    cve: 'CVE-2026-90688',
    cwe: ['CWE-400', 'Uncontrolled Resource Consumption'],
    rating: { score: 6.5, severity: 'MEDIUM', vector: 'CVSS:3.1/AV:A/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
    families: ['Visura'],
    fixedIn: null,
    isUnderInvestigation: true,
    remediations: [['mitigation', 'Import pictures from your own cameras only.']],
  },
  {
    id: 'NSA-2026-05',
    status: 'final',
    releasedAt: '2026-10-27T08:00:00.000Z',
    title: 'Order list can be read without sign-in',
    summary:
      'The control answers requests for the current order list without asking for a sign-in. The list has article numbers and quantities.',
    detail: 'Orders cannot be changed in this way.',
    cve: 'CVE-2026-90641',
    cwe: ['CWE-306', 'Missing Authentication for Critical Function'],
    rating: { score: 5.9, severity: 'MEDIUM', vector: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:H/I:N/A:N' },
    families: ['Trino'],
    fixedIn: '6.2.0',
    remediations: [
      ['vendor_fix', 'Install control 6.2.0 or later.'],
      ['workaround', 'Allow port 5480 for your production planning only.'],
    ],
  },
  {
    id: 'NSA-2026-04',
    status: 'final',
    releasedAt: '2026-10-06T08:00:00.000Z',
    title: 'Backup file keeps the password in clear',
    summary:
      'The backup of the settings contains the password of the network share in readable form. A person who has the file can read that share.',
    detail: 'Passwords of operators are not part of the backup.',
    cve: 'CVE-2026-90522',
    cwe: ['CWE-312', 'Cleartext Storage of Sensitive Information'],
    rating: { score: 5.5, severity: 'MEDIUM', vector: 'CVSS:3.1/AV:L/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N' },
    families: ['Tessen'],
    fixedIn: '6.4.1',
    remediations: [
      ['vendor_fix', 'Install control 6.4.1, make a new backup and change the password of the share.'],
      ['workaround', 'Store backups where only administrators can read them.'],
    ],
  },
  {
    id: 'NSA-2026-03',
    status: 'final',
    releasedAt: '2026-09-02T08:00:00.000Z',
    title: 'Turntable stops after a malformed message',
    summary: 'A malformed message from the same network segment stops the turntable with error 4711 until a restart.',
    detail: 'The stop is a safe one: all drives are switched off.',
    cve: 'CVE-2026-90377',
    cwe: ['CWE-20', 'Improper Input Validation'],
    rating: { score: 3.1, severity: 'LOW', vector: 'CVSS:3.1/AV:A/AC:H/PR:N/UI:N/S:U/C:N/I:N/A:L' },
    families: ['Pivo'],
    fixedIn: '6.2.0',
    remediations: [['vendor_fix', 'Install control 6.2.0 or later.']],
    thanks: 'Ines Kolb',
  },
  {
    id: 'NSA-2026-02',
    status: 'final',
    releasedAt: '2026-07-17T08:00:00.000Z',
    title: 'Printer service shows the serial number',
    summary:
      'The service page of the label printer shows the serial number of the machine to everybody in front of it.',
    detail: 'The serial number is printed on the nameplate as well.',
    cve: 'CVE-2026-90218',
    cwe: ['CWE-200', 'Exposure of Sensitive Information to an Unauthorized Actor'],
    rating: { score: 2.4, severity: 'LOW', vector: 'CVSS:3.1/AV:P/AC:L/PR:N/UI:N/S:U/C:L/I:N/A:N' },
    families: ['Skriva'],
    fixedIn: null,
    models: ['Skriva 10'],
    remediations: [['workaround', 'Switch off the service page of the printer under Settings, Network.']],
  },
]

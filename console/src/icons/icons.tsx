import type { ReactNode } from 'react';

export interface IconProps {
  /** Pixels; 18 when absent. */
  readonly size?: number;
}

/** Lines on a grid of 24, in the colour of the text; what an icon means is said by the text beside it. */
function Outline({ size = 18, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function FeatherIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="M4 21c1-9 6-16 16-18-1 9-6 13-12 14l-2 4M5 19 15 9" />
    </Outline>
  );
}

export function WriteIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />
    </Outline>
  );
}

export function ArticlesIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7" />
    </Outline>
  );
}

export function ContrastIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
    </Outline>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="m5 13 4 4L19 7" />
    </Outline>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
    </Outline>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6" />
    </Outline>
  );
}

export function JudgeIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="M5 20V10M10 20V4M15 20v-8M20 20V7" />
    </Outline>
  );
}

export function SitesIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
    </Outline>
  );
}

export function KnowledgeIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14" />
    </Outline>
  );
}

export function PublishingIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="M12 16V4M7 9l5-5 5 5M4 16v4h16v-4" />
    </Outline>
  );
}

export function WebhooksIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="M4 12h5l3-8 3 16 2-8h3" />
    </Outline>
  );
}

export function UsageIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="M4 17a8 8 0 1 1 16 0M12 17l4-6" />
    </Outline>
  );
}

export function SettingsIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="17" r="2" />
    </Outline>
  );
}

export function UpIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="m6 14 6-6 6 6" />
    </Outline>
  );
}

export function DownIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="m6 10 6 6 6-6" />
    </Outline>
  );
}

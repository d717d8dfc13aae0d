import { linkParts } from '@vesper/domain';

/** The words of a message; addresses in them may be opened, in a page of their own that learns nothing of this one. */
export const LinkedText = ({ children }: { readonly children: string }) =>
  linkParts(children).map(({ text, href }, index) =>
    href === null ? (
      text
    ) : (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </a>
    ),
  );

import mjml2html from 'mjml';

export interface MailContent {
  readonly language: string;
  readonly siteName: string;
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly url: string };
  readonly linkFallback: string;
  readonly afterButton: readonly string[];
  readonly footer: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const paragraph = (text: string, attributes = ''): string =>
  `<mj-text ${attributes}>${escape(text)}</mj-text>`;

const toMjml = (content: MailContent): string => `
<mjml lang="${content.language}">
  <mj-head>
    <mj-title>${escape(content.subject)}</mj-title>
    <mj-preview>${escape(content.paragraphs[0] ?? content.title)}</mj-preview>
    <mj-attributes>
      <mj-all font-family="'Open Sans', Arial, sans-serif" />
      <mj-text font-size="18px" line-height="28px" color="#1f2540" padding="8px 32px" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="#f4f1ec">
    <mj-section padding="24px 0 8px">
      <mj-column>${paragraph(content.siteName, 'font-size="24px" font-weight="700" color="#303a59" align="center"')}</mj-column>
    </mj-section>
    <mj-section background-color="#ffffff" border-radius="12px" padding="24px 0">
      <mj-column>
        ${paragraph(content.title, 'font-size="26px" line-height="34px" font-weight="700" color="#303a59"')}
        ${content.paragraphs.map((text) => paragraph(text)).join('\n')}
        <mj-button href="${escape(content.button.url)}" background-color="#303a59" color="#ffffff" font-size="18px" font-weight="700" inner-padding="16px 32px" border-radius="10px" padding="20px 32px">${escape(content.button.label)}</mj-button>
        ${content.afterButton.map((text) => paragraph(text)).join('\n')}
        ${paragraph(content.linkFallback, 'font-size="15px" line-height="22px" color="#4a5170"')}
        <mj-text font-size="15px" line-height="22px"><a href="${escape(content.button.url)}" style="color:#075a8a;word-break:break-all">${escape(content.button.url)}</a></mj-text>
      </mj-column>
    </mj-section>
    <mj-section padding="8px 0 24px">
      <mj-column>${paragraph(content.footer, 'font-size="14px" line-height="21px" color="#4a5170" align="center"')}</mj-column>
    </mj-section>
  </mj-body>
</mjml>`;

const toText = (content: MailContent): string =>
  [
    content.title,
    ...content.paragraphs,
    `${content.button.label}:\n${content.button.url}`,
    ...content.afterButton,
    '--',
    content.footer,
  ].join('\n\n');

/** One layout for every mail, as HTML that mail programs understand and as plain text. */
export const renderMail = async (content: MailContent): Promise<RenderedMail> => {
  const { html, errors } = await mjml2html(toMjml(content), {
    validationLevel: 'strict',
    // None is fetched from elsewhere: whoever serves it would learn who reads which mail.
    fonts: {},
  });
  if (errors.length > 0)
    throw new Error(`mail layout: ${errors.map((error) => error.formattedMessage).join('; ')}`);
  return { subject: content.subject, html, text: toText(content) };
};

/** An e-mail address to be read: where it is longer than its line, it breaks after the @ before it breaks anywhere else. */
export const MailAddressText = ({ value }: { readonly value: string }) => {
  const domain = value.lastIndexOf('@') + 1;
  return (
    <>
      {value.slice(0, domain)}
      <wbr />
      {value.slice(domain)}
    </>
  );
};

import { createFileRoute } from '@tanstack/react-router';
import { CustomerForm } from '../../features/customer/customer-form.tsx';
import { DemoHead } from '../../features/demo/demo-shell.tsx';

export const Route = createFileRoute('/demo/form')({ component: FormPage });

function FormPage() {
  return (
    <>
      <DemoHead
        title="Form"
        subtitle="A customer with addresses, on the form kit of the product. Nothing is sent and nothing is kept."
      />
      <CustomerForm />
    </>
  );
}

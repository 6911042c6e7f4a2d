import { DescribeCertificateCommand } from "@aws-sdk/client-acm";
import { hasZone, type Stage } from "../../config/stage.ts";
import { type AwsClients, edgeRegion } from "../aws-clients.ts";
import { isAny, unexpected } from "../aws-errors.ts";
import { type Finding, failure } from "../finding.ts";

/** The certificate that a stage names (parseStage has checked its region) must be valid for its domain. */
export async function checkCertificate(stage: Stage, clients: AwsClients): Promise<Finding[]> {
  const { domain } = stage;
  if (domain === undefined || hasZone(domain)) return [];
  const arn = domain.certificateArn;
  const request = `aws acm request-certificate --region ${edgeRegion} --domain-name ${domain.name} --validation-method DNS`;
  try {
    const { Certificate } = await clients.certificates.send(
      new DescribeCertificateCommand({ CertificateArn: arn }),
    );
    const names = [Certificate?.DomainName ?? "", ...(Certificate?.SubjectAlternativeNames ?? [])];
    if (!names.some((name) => covers(name, domain.name))) {
      const held = [...new Set(names)].join(", ");
      return [failure(`The certificate is for ${held} and does not cover ${domain.name}: ${request}`)];
    }
    if (Certificate?.Status === "ISSUED") return [];
    return [failure(explainStatus(domain.name, arn, Certificate?.Status, request))];
  } catch (error) {
    if (isAny(error, "ResourceNotFoundException", "InvalidArnException", "ValidationException")) {
      return [failure(`There is no certificate ${arn} in this account: ${request}`)];
    }
    return [unexpected(error, "acm:DescribeCertificate", `the certificate of ${domain.name}`)];
  }
}

function explainStatus(name: string, arn: string, status: string | undefined, request: string): string {
  if (status !== "PENDING_VALIDATION") {
    return `The certificate of ${name} is ${status}, not ISSUED: ${request}`;
  }
  const show = `aws acm describe-certificate --region ${edgeRegion} --certificate-arn ${arn} --query Certificate.DomainValidationOptions`;
  return `The certificate of ${name} is PENDING_VALIDATION, not ISSUED: set the DNS record that this shows and wait: ${show}`;
}

/** `*.example` covers one label more, not two and not the name itself. */
export function covers(certified: string, name: string): boolean {
  if (!certified.startsWith("*.")) return certified.toLowerCase() === name.toLowerCase();
  const [, ...parent] = name.toLowerCase().split(".");
  return certified.slice(2).toLowerCase() === parent.join(".");
}
